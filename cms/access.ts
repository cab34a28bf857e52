import type { Access, CollectionConfig, PayloadRequest } from 'payload'

type WithUser = { req: Pick<PayloadRequest, 'user'> }

/** Whoever works in the back-office. Shoppers have their own collection and never pass. */
export const isStaff = ({ req }: WithUser) => req.user?.collection === 'admins'

/** Staff that may manage people and tokens. */
export const isOwner = ({ req }: WithUser) =>
  req.user?.collection === 'admins' && (req.user as { role?: string }).role === 'owner'

const staff: Access = args => isStaff(args)
const owner: Access = args => isOwner(args)
const nobody: Access = () => false

/** Content is read and written by staff; the shop reads through its own service. */
export const contentAccess: CollectionConfig['access'] = {
  read: staff,
  create: staff,
  update: staff,
  delete: staff,
  readVersions: staff,
}

/** Sales records are made by the shop's use cases alone: staff may read and amend, nobody deletes. */
export const recordAccess: CollectionConfig['access'] = {
  read: staff,
  create: nobody,
  update: staff,
  delete: nobody,
}

/** Keys and counters: kept by the server, out of everybody's reach. */
export const internalAccess: CollectionConfig['access'] = {
  read: nobody,
  create: nobody,
  update: nobody,
  delete: nobody,
}

export const ownerAccess: CollectionConfig['access'] = {
  read: owner,
  create: owner,
  update: owner,
  delete: owner,
}
