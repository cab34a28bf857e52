'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo } from 'react'
import { Picture } from '@/components/ui/picture'
import { Swatches } from '@/components/ui/swatches'
import type { StampModel, Swatch } from '@/lib/catalogue/stamps'
import { pictureSources } from '@/lib/drawing/url'
import type { StampDesign } from '@/lib/scene/model'
import { setStamp } from '@/lib/scene/operations/product'
import type { Plate } from '@/lib/scene/plate'
import { useEditorItem } from '@/stores/editor-item'
import { signedMoney, usePriceDifference } from '../price/use-price'
import type { Editor } from '../state/editor'
import { useDesign, useEditor, usePlate, useSetting } from '../state/editor-context'
import { Panel, Part } from './panel'
import { mm } from './product-line'

/** Changes the stamp as it is now: what the panel shows may be a keystroke behind. */
function changeStamp(
  editor: Editor,
  change: Parameters<typeof setStamp>[1],
  models: readonly StampModel[],
  plate: Plate,
): void {
  const { design } = editor
  if (design.type !== 'sign') editor.change(setStamp(design, change, models, plate))
}

/** Mount, its colour, the ink, and other models with what they cost more or less. */
export function CaseModelsPanel() {
  const t = useTranslations('editor.caseModels')
  const locale = useLocale()
  const { catalogue, language } = useSetting()
  const editor = useEditor()
  const design = useDesign()
  const plate = usePlate()
  // The mount of a pack's part is the pack's to choose.
  const isPart = useEditorItem(state => state.part !== null)
  if (design.type === 'sign') return null
  const model = catalogue.stampModels.models.find(candidate => candidate.slug === design.modelId)
  const patch = (change: Parameters<typeof setStamp>[1]) =>
    changeStamp(editor, change, catalogue.stampModels.models, plate)
  return (
    <Panel
      title={t('title')}
      aside={t('size', { width: mm(plate.widthMm, locale), height: mm(plate.heightMm, locale) })}
    >
      <p className="-mt-2 text-sm text-ink-2">{design.modelName}</p>
      {model && design.type === 'stamp' && (
        <div className="rounded-md on-bench p-2 max-xl:hidden">
          <Picture
            sources={pictureSources({
              kind: 'stamp',
              slug: model.slug,
              view: 'mount',
              color: design.config.color,
              ...(design.inkColor ? { ink: design.inkColor } : {}),
              language,
            })}
            alt={t('picture', { name: model.shortTitle })}
            className="mx-auto h-38 w-auto object-contain"
          />
        </div>
      )}
      {model && design.type === 'stamp' && (
        <ColourPart
          title={t('mount')}
          name="mount-colour"
          value={design.config.color}
          slugs={model.colors}
          swatches={catalogue.stampModels.mountColors}
          onChange={color => patch({ color })}
        />
      )}
      {model && (
        <ColourPart
          title={t('ink')}
          name="ink-colour"
          value={design.inkColor ?? ''}
          slugs={model.inksColor}
          swatches={catalogue.stampModels.inkColors}
          onChange={inkColor => patch({ inkColor })}
        />
      )}
      {model && design.type === 'stamp' && !isPart && <OtherModels design={design} model={model} />}
    </Panel>
  )
}

interface ColourPartProps {
  title: string
  name: string
  value: string
  slugs: readonly string[]
  swatches: readonly Swatch[]
  onChange: (slug: string) => void
}

function ColourPart({ title, name, value, slugs, swatches, onChange }: ColourPartProps) {
  const { language } = useSetting()
  const options = slugs.flatMap(slug => {
    const swatch = swatches.find(candidate => candidate.slug === slug)
    return swatch ? [{ value: slug, label: swatch.label[language], background: swatch.hex }] : []
  })
  const chosen = options.find(option => option.value === value)
  return (
    <Part title={title} aside={chosen?.label}>
      <Swatches name={name} label={title} value={value} options={options} onChange={onChange} />
    </Part>
  )
}

/** How alike two models are for someone who wants to change: same kind first, then the nearest size. */
function nearestModels(models: readonly StampModel[], present: StampModel): StampModel[] {
  const apart = (model: StampModel) =>
    Math.abs(model.width - present.width) +
    Math.abs(model.height - present.height) +
    (model.categoryReadable === present.categoryReadable ? 0 : 40) +
    (model.shape === present.shape ? 0 : 40)
  return models
    .filter(model => model.published && model.editable && model.slug !== present.slug)
    .toSorted((a, b) => apart(a) - apart(b))
    .slice(0, 8)
}

function OtherModels({ design, model }: { design: StampDesign; model: StampModel }) {
  const t = useTranslations('editor.caseModels')
  const locale = useLocale()
  const { catalogue } = useSetting()
  const editor = useEditor()
  const plate = usePlate()
  const difference = usePriceDifference()
  const { models } = catalogue.stampModels
  const others = useMemo(() => nearestModels(models, model), [models, model])
  if (others.length === 0) return null
  const largest = Math.max(...others.map(other => Math.max(other.width, other.height)))
  return (
    <Part title={t('other')}>
      <ul className="border-t border-line">
        {others.map(other => {
          const { brand, range, model: name } = other
          const next = setStamp(design, { brand, range, model: name }, models, plate)
          const more = difference(design, next)
          const scale = 34 / largest
          return (
            <li key={other.slug} className="border-b border-line">
              <button
                type="button"
                className="flex w-full items-center gap-3 py-2 text-left text-sm hover:bg-wash"
                onClick={() => {
                  changeStamp(editor, { brand, range, model: name }, models, plate)
                  editor.say('modelChanged', { name: other.shortTitle })
                }}
              >
                <span aria-hidden className="flex w-9 shrink-0 justify-center">
                  <span
                    className="border border-ink-3 bg-paper"
                    style={{
                      width: other.width * scale,
                      height: other.height * scale,
                      borderRadius: other.shape === 'round' || other.shape === 'oval' ? '50%' : 1,
                    }}
                  />
                </span>
                <span className="min-w-0 grow">
                  <span className="block truncate">{other.shortTitle}</span>
                  <span className="block text-2xs text-ink-2">
                    {t('size', { width: mm(other.width, locale), height: mm(other.height, locale) })}
                  </span>
                </span>
                {more && (
                  <span className="whitespace-nowrap text-xs text-ink-2">
                    {t('net', { amount: signedMoney(more, locale) })}
                  </span>
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}
