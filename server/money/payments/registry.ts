import 'server-only'
import { account } from './account'
import { card } from './card'
import { cheque } from './cheque'
import type { PaymentCase, PaymentMethod } from './payment-method'
import { transfer } from './transfer'

/** Every way to pay, in the order in which they are offered. */
const methods: readonly PaymentMethod[] = [card, transfer, cheque, account]

/** The slugs of all ways to pay, in their order. */
export const methodSlugs = (): string[] => methods.map(({ slug }) => slug)

/** The method of a slug; undefined for one that the shop does not have, or not any more. */
export const findPayment = (slug: string): PaymentMethod | undefined =>
  methods.find(method => method.slug === slug)

/** The methods that somebody may choose from. */
export const paymentsFor = (asked: PaymentCase): PaymentMethod[] =>
  methods.filter(method => method.offeredTo(asked))

/** Slugs of the methods that a service takes the money for. */
export const hostedMethods = (): string[] =>
  methods.filter(({ kind }) => kind === 'hosted').map(({ slug }) => slug)

/** Whether a method is paid on the page of a service, right after the order. */
export const isHosted = (slug: string | null): boolean =>
  slug !== null && findPayment(slug)?.kind === 'hosted'
