import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { Editor } from '@/editor/state/editor'
import { type AddSeries, EditorProvider } from '@/editor/state/editor-context'
import type { Design } from '@/lib/scene/model'
import fr from '@/messages/fr'
import { catalogue, priceListOf } from './catalogue'

const priceList = priceListOf('FR')

/** Fetches the shop's own files, fonts for one, from where they lie. */
export async function fetchPublic(path: string): Promise<Response> {
  const file = await readFile(join(process.cwd(), 'public', path.split('?')[0] ?? '')).catch(() => null)
  return new Response(file && new Uint8Array(file), { status: file ? 200 : 404 })
}

/** Shows parts of the editor on a design, in French. */
export function showInEditor(
  design: Design,
  children: ReactNode,
  addSeries: AddSeries | null = null,
): Editor {
  const editor = new Editor({ design })
  render(
    <NextIntlClientProvider locale="fr-FR" messages={fr}>
      <EditorProvider
        {...{ editor, catalogue, priceList }}
        language="fr"
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
