import type { ValidatorCode } from './codes'
import { lengthOf, normaliseMessage } from './text'

export const messageLength = { min: 3, max: 5000 } as const

/** A message of at least 3 characters (FORM-7). */
export function checkMessage(value: unknown): ValidatorCode | null {
  const message = normaliseMessage(value)
  if (!message) return 'VALIDATORS_REQUIRED_MESSAGE'
  const length = lengthOf(message)
  if (length < messageLength.min) return 'VALIDATORS_REQUIRED_MESSAGE_MIN'
  return length > messageLength.max ? 'VALIDATORS_REQUIRED_MESSAGE_MAX' : null
}
