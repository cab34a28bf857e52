import { z } from 'zod'
import {
  buyerTypes,
  type CheckoutForm,
  type CheckoutStep,
  checkoutSteps,
  deliveryOf,
} from '@/lib/orders/order/checkout-form'
import { longestReference } from '@/lib/orders/order/purchase-reference'
import { useCart } from '@/stores/cart'

/** Data of the checkout that is not part of the cart: kept for this visit, and gone with its tab. */
const keptSchema = z.object({
  email: z.string().max(254).catch(''),
  accountType: z.enum(buyerTypes).catch('private'),
  vatNumber: z.string().max(40).catch(''),
  siretNumber: z.string().max(40).catch(''),
  purchaseReference: z.string().max(longestReference).catch(''),
  payment: z.string().max(64).catch(''),
  proofs: z.record(z.string(), z.iso.datetime()).catch({}),
  relay: z
    .object({
      id: z.string(),
      name: z.string(),
      address: z.string(),
      zipcode: z.string(),
      city: z.string(),
      country: z.string(),
    })
    .nullable()
    .catch(null),
})
type KeptForm = z.infer<typeof keptSchema>

const stepsSchema = z.array(z.enum(checkoutSteps))

const keys = { form: 'checkout', steps: 'checkoutSteps' } as const

/** The kept data of this visit; null where nothing can be read. */
function read<Schema extends z.ZodType>(key: string, schema: Schema): z.output<Schema> | null {
  try {
    const text = window.sessionStorage.getItem(key)
    return text === null ? null : schema.parse(JSON.parse(text))
  } catch {
    // A browser that keeps nothing, or kept something else: the form starts empty.
    return null
  }
}

function write(key: string, kept: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(kept))
  } catch (error) {
    console.warn('the checkout cannot be kept', error)
  }
}

/** What was typed before in this visit; null at its beginning. */
export const readKeptForm = (): KeptForm | null => read(keys.form, keptSchema)

/** The steps that were done before in this visit. */
export const readKeptSteps = (): readonly CheckoutStep[] => read(keys.steps, stepsSchema) ?? []

/** Keeps which steps are done; none after an order, so that the next one is checked again. */
export const keepSteps = (done: readonly CheckoutStep[]): void => write(keys.steps, done)

/** Forgets what this visit has kept: its shopper has logged out. */
export function forgetForm(): void {
  write(keys.form, null)
  keepSteps([])
}

/**
 * Keeps what was typed, so that a reload or the way back finds it: addresses in the cart, where they serve the next
 * order too, with the shopper's own beside the relay point's (`addressTmp`); the rest for this visit.
 */
export function keepForm(
  form: CheckoutForm,
  { relay, freedOfVat }: { relay: boolean; freedOfVat: boolean },
): void {
  const { name, address, zipcode, city, country, phone, sameBilling, billing, method } = form
  const { setDelivery, setBilling, setShipment, setAddressTmp } = useCart.getState()
  const own = { name, address, zipcode, city, country, phone, relaisId: null }
  const delivery = deliveryOf(form, relay, phone)
  setDelivery({ ...delivery, vatApply: !freedOfVat })
  setAddressTmp(delivery.relaisId ? own : null)
  setBilling(sameBilling ? null : { ...billing, phone: '', relaisId: null })
  setShipment(method ? { method } : null)
  write(keys.form, keptSchema.parse(form))
}
