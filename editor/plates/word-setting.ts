import type { Setting } from '@/lib/design/scene/operations/plate-layout'
import { freshWords } from '@/lib/design/scene/operations/plate-words'
import { platesOf } from '@/lib/design/scene/operations/plates'
import { type PlateCatalogue, plateOf } from '@/lib/design/scene/plate'
import { requiredFiles } from '@/lib/design/scene/required'
import { fontEngine } from '../scene/font-engine'
import type { PlateDesign } from './show-plate'

/** The text setting for plates, once all their fonts are loaded. Rejects where one fails to load. */
export async function wordSetting(design: PlateDesign, catalogue: PlateCatalogue): Promise<Setting> {
  const engine = fontEngine()
  const facts = plateOf(design, catalogue)
  const fresh = facts ? [freshWords(design, facts, ['A', 'a'])] : []
  await engine.load([...platesOf(design), ...fresh].flatMap(plate => requiredFiles(plate)))
  return { plateOf: plate => plateOf(plate, catalogue), engine }
}
