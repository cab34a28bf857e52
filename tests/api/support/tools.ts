import { type Answer, type By, call as callShop } from './call'
import { staffSession } from './people'
import { signIn } from './shop'

type Role = 'owner' | 'clerk' | 'production' | 'translator'

/** A session in each role, filled by `signInAll`. */
export const staff = {} as Record<Role, By>

/** Begins the sessions of a file. */
export async function signInAll(): Promise<void> {
  staff.owner = await signIn()
  for (const role of ['clerk', 'production', 'translator'] as const) staff[role] = await staffSession(role)
}

export interface ToolAnswer extends Record<string, unknown> {
  code?: string
  details?: Record<string, unknown>
}

/** A call of the tools by somebody. */
export const call = (path: string, by: By, method = 'GET', body?: unknown): Promise<Answer<ToolAnswer>> =>
  callShop<ToolAnswer>(path, { method, by, ...(body !== undefined && { body }) })

/** Writes something, as the owner unless somebody else is named. */
export const put = (path: string, body: unknown, by = staff.owner) => call(path, by, 'PUT', body)
