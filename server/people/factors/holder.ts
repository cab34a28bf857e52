import 'server-only'

/** Who has, or is to have, a second factor. */
export interface Holder {
  kind: 'client' | 'staff'
  id: number
  email: string
  /** The locale in which he is written to; empty where none is known. */
  locale: string
}

/** A person by the name under which what is his is sealed. */
export const nameOf = ({ kind, id }: Pick<Holder, 'kind' | 'id'>): string => `${kind} ${id}`
