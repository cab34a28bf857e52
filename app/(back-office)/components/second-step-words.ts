import type { Refusal } from '@/components/account/send'

/** What the second step says, in the language of the panel. */
export type StepWords = Record<
  | 'title'
  | 'text'
  | 'password'
  | 'code'
  | 'hint'
  | 'logIn'
  | 'setUp'
  | 'next'
  | 'scan'
  | 'picture'
  | 'typed'
  | 'first'
  | 'confirm'
  | 'on'
  | 'renew'
  | 'remove'
  | 'codesTitle'
  | 'codesText'
  | 'codesFor'
  | 'download'
  | 'file'
  | 'print'
  | 'kept'
  | 'back'
  | 'wrong'
  | 'ended'
  | 'tooMany'
  | 'failed'
  | 'wrongPassword'
  | 'passkeys'
  | 'passkeysText'
  | 'passkeyName'
  | 'passkeyExample'
  | 'createPasskey'
  | 'removePasskey'
  | 'noPasskey'
  | 'knownPasskey',
  string
>

/** Why something was not done, in words. */
export function wordsOf(refused: Refusal, words: StepWords): string {
  switch (refused) {
    case 'INCORRECT_CODE':
      return words.wrong
    case 'INCORRECT_PASSWORD':
      return words.wrongPassword
    case 'too_many_requests':
      return words.tooMany
    case 'unauthorised':
      return words.ended
    default:
      return words.failed
  }
}
