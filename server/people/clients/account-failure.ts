import type { ProblemCode } from '@/lib/ground/contract/problem'

/** Why something of an account was not done; `errors` are validators' keys by the path of their field. */
export interface AccountFailure {
  ok: false
  code: ProblemCode
  errors?: { path: string; message: string }[]
}

export const accountFailure = (code: ProblemCode): AccountFailure => ({ ok: false, code })

/** Refuses fields of a body by what was found of them. */
export const refusedFields = (findings: Readonly<Record<string, string | undefined>>): AccountFailure => ({
  ok: false,
  code: 'invalid_body',
  errors: Object.entries(findings).flatMap(([path, message]) => (message ? [{ path, message }] : [])),
})

export const hasFindings = (findings: object): boolean => Object.keys(findings).length > 0
