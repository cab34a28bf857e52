import type { ValidatorCode } from '@/lib/ground/validators/codes'
import de from '@/messages/de/back-office.json'
import deValidators from '@/messages/de/validators.json'
import en from '@/messages/en/back-office.json'
import enValidators from '@/messages/en/validators.json'
import fr from '@/messages/fr/back-office.json'
import frValidators from '@/messages/fr/validators.json'

const texts = { fr, de, en }
const validators = { fr: frValidators, de: deValidators, en: enValidators }
/** The language of the back-office that a reader has, or French. */
export const languageIn = (language: string | undefined) =>
  language === 'de' || language === 'en' ? language : 'fr'
type Texts = typeof texts.fr

/** A label of the back-office in its three languages. */
export type Label = { fr: string; de: string; en: string }

const inEvery = (pick: (language: Texts) => string): Label => ({
  fr: pick(texts.fr),
  de: pick(texts.de),
  en: pick(texts.en),
})

export const groupLabel = (name: keyof Texts['groups']) => inEvery(t => t.groups[name])

/** Singular and plural of a collection, for `labels`. */
export function collectionLabels(slug: keyof Texts['collections']) {
  return {
    singular: inEvery(t => t.collections[slug].one),
    plural: inEvery(t => t.collections[slug].many),
  }
}

export const globalLabel = (slug: keyof Texts['globals']) => inEvery(t => t.globals[slug])

const lookUp = (from: Record<string, string>, name: string) => from[name] ?? name

/** The label of a field, by the field's name. A name without a label is shown as it is. */
export const fieldLabel = (name: string) => inEvery(t => lookUp(t.fields, name))

/** What one row of a list of rows is, by the list's name; `labels` of Payload. */
export const rowLabels = (name: string) => {
  const one = inEvery(t => lookUp(t.rows, name))
  return { singular: one, plural: one }
}

/** The label of a value in a list of choices. */
export const optionLabel = (value: string) => inEvery(t => lookUp(t.options, value))

/** A sentence of the back-office in the reader's language. */
export function messageText(name: keyof Texts['errors'], language: string | undefined): string {
  return texts[languageIn(language)].errors[name]
}

/** What is wrong with a field, in the reader's language. */
export const messageOfValidator = (code: ValidatorCode, language: string | undefined): string =>
  validators[languageIn(language)][code]
