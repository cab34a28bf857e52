import type { Catalogue } from '@/lib/catalogue/catalogue'
import type { StoredDesign } from '@/lib/design/scene/model'
import type { PriceList } from '@/lib/money/pricing/price-list'

/** The kinds of product that the editor makes; each needs its own part of the catalogue. */
const editorKinds = ['stamp', 'sign'] as const
export type EditorKind = (typeof editorKinds)[number]

/** The kind that an address or an attribute names; undefined where it names none. */
export const readEditorKind = (name: string | null): EditorKind | undefined =>
  editorKinds.find(kind => kind === name)

/** A template of the locale: a ready-made design that one starts from. */
export interface EditorTemplate {
  slug: string
  name: string
  topic: string
  design: StoredDesign
}

/** What the editor fetches when it is opened: facts, public rates and templates, for one kind and one locale. */
export interface EditorData {
  catalogue: Catalogue
  priceList: PriceList
  templates: readonly EditorTemplate[]
  /** Texts of `editorNamespaces` in the locale's language: the editor is seldom opened, so no page carries them. */
  texts: Readonly<Record<string, unknown>>
}

/** The parts of messages/ that the editor shows. */
export const editorNamespaces = ['editor', 'findings', 'ledger', 'pageNotes', 'price'] as const

/** Where the editor's data of a locale and kind is read. */
export const editorDataPath = (locale: string, kind: EditorKind): string => `/api/editor/${locale}/${kind}`
