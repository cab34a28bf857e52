'use client'
import type { ReactNode } from 'react'
import { LateTexts } from '@/components/late-texts'
import type { SiteLocale } from '@/lib/ground/site/locales'
import { EditorTexts } from '../editor-texts'
import { ImportDialog } from './import-dialog'
import { type ProductOfPage, productHost } from './product-host'

export { ImportDialog } from './import-dialog'
export { onMount } from './on-mount'

/** The dialog's texts: no page carries them. */
export function ImportTexts({ locale, children }: { locale: SiteLocale; children: ReactNode }) {
  return (
    <EditorTexts locale={locale} messages={{}}>
      <LateTexts name="importDesign">{children}</LateTexts>
    </EditorTexts>
  )
}

/** "Import a design" over a product's page: the import opens in the editor, on this product. */
export function ImportPopup(props: ProductOfPage) {
  return (
    <ImportTexts locale={props.locale}>
      <ImportDialog host={productHost(props)} onClose={props.onClose} />
    </ImportTexts>
  )
}
