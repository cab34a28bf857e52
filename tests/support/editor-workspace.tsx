import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { Editor } from '@/editor/state/editor'
import { type AddSeries, EditorProvider } from '@/editor/state/editor-context'
import type { Design } from '@/lib/design/scene/model'
import type { Language } from '@/lib/ground/names'
import type { SiteLocale } from '@/lib/ground/site/locales'
import de from '@/messages/de'
import en from '@/messages/en'
import fr from '@/messages/fr'
import { catalogue, priceListOf } from './catalogue'

const priceList = priceListOf('FR')

/** Fetches the shop's own files, fonts for one, from where they lie. */
export async function fetchPublic(path: string): Promise<Response> {
  const file = await readFile(join(process.cwd(), 'public', path.split('?')[0] ?? '')).catch(() => null)
  return new Response(file && new Uint8Array(file), { status: file ? 200 : 404 })
}

const messages = { fr, de, en }
const locales: Record<Language, SiteLocale> = { fr: 'fr-FR', de: 'de-DE', en: 'en-GB' }

/** Shows parts of the editor on a design, in French unless another language is named. */
export function showInEditor(
  design: Design,
  children: ReactNode,
  addSeries: AddSeries | null = null,
  language: Language = 'fr',
): Editor {
  const editor = new Editor({ design })
  render(
    <NextIntlClientProvider locale={locales[language]} messages={messages[language]}>
      <EditorProvider
        {...{ editor, catalogue, priceList }}
        language={language}
        vatPercent={20}
        templates={[]}
        recovered={null}
        addSeries={addSeries}
      >
        {children}
      </EditorProvider>
    </NextIntlClientProvider>,
  )
  return editor
}
