'use client'
import { useLocale, useTranslations } from 'next-intl'
import { PopupTexts } from '@/components/popup-texts'
import { Alert } from '@/components/ui/alert'
import { languageOf, type SiteLocale } from '@/lib/ground/site/locales'
import type { SignCatalogue } from '@/lib/product/sign/catalogue-index'
import type { SignConfig } from '@/lib/product/sign/config'
import { describeFinding } from '@/lib/product/sign/describe-finding'
import { validateSign } from '@/lib/product/sign/validate'

interface FindingListProps {
  config: SignConfig
  catalogue: SignCatalogue
}

/** The findings that forbid the sign in the form, with their figures; the texts are fetched when there is a finding. */
export function FindingList(props: FindingListProps) {
  const locale = useLocale() as SiteLocale
  const isFine = validateSign(props.config, props.catalogue).length === 0
  if (isFine) return null
  return (
    <PopupTexts locale={locale} names={['findings']}>
      <List {...props} />
    </PopupTexts>
  )
}

function List({ config, catalogue }: FindingListProps) {
  const t = useTranslations('findings')
  const language = languageOf(useLocale())
  const texts = validateSign(config, catalogue).map(finding => {
    const { key, params } = describeFinding(finding, catalogue, language)
    return t(key, params)
  })
  return (
    <Alert tone="block" role="alert">
      {[...new Set(texts)].map(text => (
        <span key={text} className="block">
          {text}
        </span>
      ))}
    </Alert>
  )
}
