import 'server-only'
import { z } from 'zod'
import { loginMethods } from '@/lib/doors/contract/accounts'
import { seal, unseal } from '@/server/ground/sealed'

/** How long after the password the code may come, in minutes. */
export const halfMinutes = 10

/**
 * A person who has given his password, but not yet his code. His browser keeps it sealed: it gives no access, and the shop stores nothing.
 */
function halfLogin<T extends object>(kind: string, schema: z.ZodType<T>) {
  const sealed = z.object({ half: schema, ends: z.number() })
  return {
    seal: (half: T): string =>
      seal('half-login', kind, JSON.stringify({ half, ends: Date.now() + halfMinutes * 60_000 })),
    /** The login that a browser keeps; null for one that is over, or that the shop has not sealed. */
    open(text: string): T | null {
      const opened = unseal('half-login', kind, text)
      if (opened === null) return null
      const { half, ends } = sealed.parse(JSON.parse(opened))
      return ends > Date.now() ? half : null
    },
  }
}

const clientSchema = z.object({
  client: z.number().int().positive(),
  method: z.enum(loginMethods),
  /** The account's state when the password was given (`stateOfClient`): a login goes on only while it is the same. */
  state: z.string(),
})
export type ClientHalf = z.infer<typeof clientSchema>

const staffSchema = z.object({
  /** Payload's session, as the header that begins it, and when it ends. */
  cookie: z.string(),
  expires: z.iso.datetime(),
  /** He has no second factor and has to set one up. */
  isNew: z.boolean(),
})
export type StaffHalf = z.infer<typeof staffSchema>

export const halfLogins = {
  client: halfLogin('client', clientSchema),
  staff: halfLogin('staff', staffSchema),
}
