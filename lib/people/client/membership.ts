/** What a client does for the company that he buys for: a buyer's orders wait for one of its approvers. */
export const memberRoles = ['buyer', 'approver'] as const
export type MemberRole = (typeof memberRoles)[number]

/** For which company a client buys, and as what (PEOPLE-28). */
export interface Membership {
  id: number
  role: MemberRole
}
