import 'server-only'
import { cheque } from './cheque'
import type { PaymentCase, PaymentMethod } from './payment-method'
import { transfer } from './transfer'

/** Every way to pay, in the order in which they are offered. */
const methods: readonly PaymentMethod[] = [transfer, cheque]

/** The method of a slug; undefined for one that the shop does not have, or has no more. */
export const findPayment = (slug: string): PaymentMethod | undefined =>
  methods.find(method => method.slug === slug)

/** The methods that somebody may choose from. */
export const paymentsFor = (asked: PaymentCase): PaymentMethod[] =>
  methods.filter(method => method.offeredTo(asked))
