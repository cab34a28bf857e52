'use client'
import dynamic from 'next/dynamic'
import { localePath, type SiteLocale } from '@/lib/site/locales'

const EditorPage = dynamic(() => import('@/editor/editor-page'), { ssr: false })

/** Brings the editor when its page is asked for, and leads on when it is left. */
export function EditorLoader({ locale }: { locale: SiteLocale }) {
  return (
    <EditorPage
      locale={locale}
      onClose={outcome => window.location.assign(localePath(locale, outcome === 'added' ? '/cart/' : '/'))}
    />
  )
}
