import type { ValidatorCode } from './codes'
import { lengthOf, normaliseMessage } from './text'

export const messageLength = { min: 3, max: 5000 } as const

/** A message of at least 3 characters; one that is modified differs from its original (FORM-7). */
export function checkMessage(value: unknown, original?: string): ValidatorCode | null {
  const message = normaliseMessage(value)
  if (!message) return 'VALIDATORS_REQUIRED_MESSAGE'
  const length = lengthOf(message)
  if (length < messageLength.min) return 'VALIDATORS_REQUIRED_MESSAGE_MIN'
  if (length > messageLength.max) return 'VALIDATORS_REQUIRED_MESSAGE_MAX'
  if (original !== undefined && message === normaliseMessage(original))
    return 'VALIDATORS_REQUIRED_MESSAGE_UNCHANGED'
  return null
}
