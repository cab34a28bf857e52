import { z } from 'zod'
import type { ValidatorCode } from './codes'

/** Nothing a person types in a form is longer; hostile input stops here. */
const longestField = 20_000

/**
 * A field of a form as a schema: normalised, then checked by the function that the page uses too. An issue's message
 * is the validator's key. Anything but a text counts as a missing field.
 */
export function checkedText(
  normalise: (value: unknown) => string,
  check: (value: unknown) => ValidatorCode | null,
  /** The message for a value that is no text, or far too long. */
  unfit: ValidatorCode | null = check(''),
) {
  return z
    .string({ error: () => unfit ?? undefined })
    .max(longestField, { error: issue => check(issue.input) ?? unfit ?? undefined })
    .transform(value => normalise(value))
    .check(context => {
      const code = check(context.value)
      if (code) context.issues.push({ code: 'custom', message: code, input: context.value })
    })
}

/** Like `checkedText`, for a field that may stay empty. */
export function optionalText(
  normalise: (value: unknown) => string,
  check: (value: unknown) => ValidatorCode | null,
) {
  return checkedText(normalise, value => (normalise(value) ? check(value) : null), check(''))
}

/** Reports findings by field, for rules that look at several fields at once. */
export function reportFindings(
  findings: Readonly<Record<string, ValidatorCode | undefined>>,
  context: { issues: z.core.$ZodRawIssue[]; value: unknown },
): void {
  for (const [field, code] of Object.entries(findings)) {
    if (code) context.issues.push({ code: 'custom', message: code, path: [field], input: context.value })
  }
}
