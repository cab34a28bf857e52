import type { Access, CollectionConfig, PayloadRequest } from 'payload'
import { can } from '@/lib/people/actor/can'
import type { Action } from '@/lib/people/actor/rights'
import { actorOfUser } from './actor'

type WithUser = { req: Pick<PayloadRequest, 'user'> }

/**
 * Payload's access by the shop's table of rights: for whole collections and for single fields. Only rights that depend
 * on no subject are checked here; shoppers have their own collection and never pass.
 */
export const may =
  (action: Action) =>
  ({ req }: WithUser): boolean =>
    can(actorOfUser(req.user), action)

const nobody = () => false

/** Content is read by those who write or translate it; the shop reads through its own service. */
export const contentAccess = {
  read: may('content.translate'),
  create: may('content.change'),
  update: may('content.translate'),
  delete: may('content.change'),
  readVersions: may('content.translate'),
} satisfies CollectionConfig['access']

const publishes = may('price.publish')

/**
 * Prices are prepared by clerks and published by owners (PEOPLE-6): only staff who may put prices into force change
 * records whose `status` is in force.
 */
export function pricesAccess(inForce: string) {
  const prepared: Access = args =>
    publishes(args) || (may('price.change')(args) && { status: { not_equals: inForce } })
  return {
    read: may('price.change'),
    create: may('price.change'),
    update: prepared,
    delete: prepared,
  } satisfies CollectionConfig['access']
}

/** The field that puts a price into force. */
export const publishing = { access: { create: publishes, update: publishes } }

/** A price that stands on the product itself is in force as soon as it is written: who adds a product enters it. */
export const publishedPrice = { access: { update: publishes } }

/**
 * Orders are made by the shop's use cases alone, and nobody deletes one. The workshop sees what it makes and where it
 * goes; the change itself checks which state it may set.
 */
export const orderAccess = {
  read: may('order.read-sheet'),
  create: nobody,
  update: may('order.read-sheet'),
  delete: nobody,
} satisfies CollectionConfig['access']

/** What clients keep at the shop. */
export const keptAccess = {
  read: may('client.read'),
  create: nobody,
  update: nobody,
  delete: nobody,
} satisfies CollectionConfig['access']

/** Keys and counters: only the server reads and writes them. */
export const internalAccess = {
  read: nobody,
  create: nobody,
  update: nobody,
  delete: nobody,
} satisfies CollectionConfig['access']

/** Reviews come from their service. Older ones without a source can be deleted by the owner. */
export const reviewAccess = {
  ...internalAccess,
  read: may('content.translate'),
  delete: args => may('review.delete')(args) && { sourceId: { exists: false } },
} satisfies CollectionConfig['access']

/** A collection whose access depends on one right. */
export const wholeAccess = (action: Action) =>
  ({
    read: may(action),
    create: may(action),
    update: may(action),
    delete: may(action),
  }) satisfies CollectionConfig['access']
