import type { JSONFieldServerProps, TextFieldServerProps } from 'payload'
import { fieldLabel, optionLabel } from '@/cms/labels'
import type { PickKind } from '@/lib/catalogue/structure/picks'
import { namesOf, picksOf, type Shape } from '@/lib/catalogue/structure/shape'
import { languageOf } from '@/lib/ground/site/locales'
import { readChoices } from '@/server/catalogue/structure/read-choices'
import { panelTexts } from '../panel-texts'
import type { StructureContext } from './context'
import { PickInput } from './pick-input'
import { StructureInput } from './structure-input'
import { structureWords } from './structure-words'

interface Asked {
  language: string
  picks: readonly PickKind[]
  names: readonly string[]
  readOnly: boolean
}

/** What a form of structures shows beside the values: in the reader's language, with what can be chosen. */
async function contextOf({ language, picks, names, readOnly }: Asked): Promise<StructureContext> {
  const { t, locale } = await panelTexts(language)
  const known = languageOf(locale)
  const label = (name: string): string => {
    const own = fieldLabel(name)[known]
    return own === name ? optionLabel(name)[known] : own
  }
  const words = structureWords.map(word => [word, t(`backOffice.structure.${word}`)])
  return {
    labels: Object.fromEntries([...names, 'fr', 'de', 'en'].map(name => [name, label(name)])),
    choices: await readChoices(picks, known),
    words: Object.fromEntries(words) as StructureContext['words'],
    language: known,
    readOnly,
  }
}

/** A structure of the catalogue as a form: `shape` is made of its schema where the collection is declared. */
export async function StructureField({
  clientField,
  path,
  i18n,
  readOnly,
  shape,
}: JSONFieldServerProps & { shape: Shape }) {
  const names = [clientField.name, ...namesOf(shape)]
  const asked = { language: i18n.language, picks: picksOf(shape), names, readOnly: Boolean(readOnly) }
  return <StructureInput field={clientField} path={path} shape={shape} context={await contextOf(asked)} />
}

/** A text that names one thing of the shop. */
export async function PickField({
  clientField,
  path,
  i18n,
  readOnly,
  pick,
}: TextFieldServerProps & { pick: PickKind }) {
  const asked = {
    language: i18n.language,
    picks: [pick],
    names: [clientField.name],
    readOnly: Boolean(readOnly),
  }
  return <PickInput field={clientField} path={path} pick={pick} context={await contextOf(asked)} />
}
