import { useTranslations } from 'next-intl'

const explained = [
  'forbidden',
  'unauthorised',
  'conflict',
  'offline',
  'unprocessable',
  'nothing_to_publish',
  'rates_with_hole',
  'not_the_latest',
  'body_too_large',
] as const

/** Why something was not done, in words. */
export function useRefusal(): (code: string) => string {
  const t = useTranslations('tools.refusals')
  return code => t(explained.find(known => known === code) ?? 'other')
}
