'use client'
import { useTranslations } from 'next-intl'
import type { ValidatorCode } from '@/lib/ground/validators/codes'

/** What is wrong with a field, in words. */
export function useFieldError(code: ValidatorCode | undefined): string | undefined {
  const t = useTranslations('validators')
  return code && t(code)
}
