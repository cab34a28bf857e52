import 'server-only'

/** A person who has, or gets, a second factor. */
export interface Holder {
  kind: 'client' | 'staff'
  id: number
  email: string
  /** The locale in which he is written to; empty where none is known. */
  locale: string
}

/** The name under which a person's data are sealed. */
export const nameOf = ({ kind, id }: Pick<Holder, 'kind' | 'id'>): string => `${kind} ${id}`
