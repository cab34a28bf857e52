import { z } from 'zod'
import { locales } from '@/lib/ground/site/locales'
import { memberRoles } from '@/lib/people/client/membership'
import { emailSchema } from '@/lib/people/client/schemas'

/** Where the calls about a company's buyers are (PEOPLE-29). */
export const colleaguePaths = {
  colleagues: '/api/clients/colleagues',
  invitations: '/api/clients/invitations',
  membership: '/api/clients/membership',
} as const

/** How long an invitation is good for, in days. */
export const invitationDays = 7

/** Invitations of one company that may be open at once. */
export const mostInvitations = 50

/** `GET …/colleagues`: who buys for the company of the approver who asks, and whom it has invited. */
export const colleaguesAnswer = z.object({
  members: z.array(
    z.object({
      id: z.number().int().positive(),
      name: z.string(),
      email: z.string(),
      role: z.enum(memberRoles),
    }),
  ),
  invitations: z.array(
    z.object({ id: z.number().int().positive(), email: z.string(), endsAt: z.iso.datetime() }),
  ),
})
export type Colleagues = z.infer<typeof colleaguesAnswer>

/** How long a colleague who was taken out can be taken back without another invitation, in minutes. */
export const takeBackMinutes = 15

/** `DELETE …/colleagues/{id}`: what takes the colleague back. */
export const removedColleague = z.object({ undo: z.string() })

/** `POST …/colleagues`: takes a colleague back who was taken out a moment ago. 204. */
export const takeBackRequest = z.strictObject({ undo: z.string().min(1).max(400) })

/** `POST …/invitations`: the address that a link is mailed to, and in which locale; asked again it gets a new one. 204. */
export const invitationRequest = z.strictObject({ email: emailSchema, locale: z.enum(locales) })

/** `POST …/membership`: takes up the invitation that was mailed to one's address, once. */
export const membershipRequest = z.strictObject({ invitation: z.string().regex(/^[\w-]{43}$/) })

/** What the link in the mail leads to, without the locale's prefix. */
export const invitationPath = (invitation: string): string => `/account/?invitation=${invitation}`
