'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useMemo, useState } from 'react'
import { Picture } from '@/components/ui/picture'
import { PriceAlone } from '@/components/ui/price'
import { Swatches } from '@/components/ui/swatches'
import type { StampModel, Swatch } from '@/lib/catalogue/stamps'
import { inkBackground } from '@/lib/design/drawing/stamps/inks'
import { pictureSources } from '@/lib/design/drawing/url'
import type { StampDesign } from '@/lib/design/scene/model'
import { setStamp } from '@/lib/design/scene/operations/product'
import type { Plate } from '@/lib/design/scene/plate'
import { hasMaterial, hasMount } from '@/lib/design/scene/traits'
import type { StampChoice } from '@/lib/product/configuration/explain-stamp'
import { nearestModels } from '@/lib/product/stamp/nearest-models'
import { useEditorItem } from '@/stores/editor-item'
import { useDifferenceText, usePriceDifference } from '../price/use-price'
import type { Editor } from '../state/editor'
import { useDesign, useEditor, usePlate, useSetting } from '../state/editor-context'
import { Panel, Part } from './panel'
import { mm } from './product-line'
import { RefusedColour } from './refused-colour'

/** Changes the present stamp: the panel may lag one keystroke behind. */
function changeStamp(
  editor: Editor,
  change: Parameters<typeof setStamp>[1],
  models: readonly StampModel[],
  plate: Plate,
): void {
  const { design } = editor
  if (!hasMaterial(design)) editor.change(setStamp(design, change, models, plate))
}

/** Mount, its colour, the ink, and other models with their price difference. */
export function CaseModelsPanel() {
  const t = useTranslations('editor.caseModels')
  const locale = useLocale()
  const { catalogue, language } = useSetting()
  const editor = useEditor()
  const design = useDesign()
  const plate = usePlate()
  // The pack decides the mount of its part.
  const isPart = useEditorItem(state => state.part !== null)
  if (hasMaterial(design)) return null
  const model = catalogue.stampModels.models.find(candidate => candidate.slug === design.modelId)
  const patch = (change: Parameters<typeof setStamp>[1]) =>
    changeStamp(editor, change, catalogue.stampModels.models, plate)
  return (
    <Panel
      title={t('title')}
      aside={t('size', { width: mm(plate.widthMm, locale), height: mm(plate.heightMm, locale) })}
    >
      <p className="-mt-2 text-sm text-ink-2">{design.modelName}</p>
      {model && hasMount(design) && (
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
      {model && hasMount(design) && (
        <ColourPart
          title={t('mount')}
          kind="color"
          value={design.config.color}
          model={model}
          color={design.config.color}
          swatches={catalogue.stampModels.mountColors}
          fixed={isPart}
          onPatch={patch}
        />
      )}
      {model && (
        <ColourPart
          title={t('ink')}
          kind="inkColor"
          value={design.inkColor ?? ''}
          model={model}
          color={design.config.color}
          swatches={catalogue.stampModels.inkColors.filter(({ slug }) => slug !== noInk)}
          fixed={isPart || !hasMount(design)}
          onPatch={patch}
        />
      )}
      {model && hasMount(design) && !isPart && <OtherModels design={design} model={model} />}
    </Panel>
  )
}

/** For a mount without its own pad. */
const noInk = 'none'

interface ColourPartProps {
  title: string
  kind: StampChoice['kind']
  value: string
  model: StampModel
  /** The mount's present colour. */
  color: string
  /** All colours; those that the mount does not have explain this when they are pressed. */
  swatches: readonly Swatch[]
  /** Another mount cannot be taken instead. */
  fixed: boolean
  onPatch: (change: Parameters<typeof setStamp>[1]) => void
}

function ColourPart({ title, kind, value, model, color, swatches, fixed, onPatch }: ColourPartProps) {
  const { language } = useSetting()
  const [refused, setRefused] = useState<StampChoice | null>(null)
  const own = kind === 'color' ? model.colors : model.inksColor
  const options = swatches
    .map(({ slug, label, hex }) => ({
      value: slug,
      label: label[language],
      background: kind === 'color' ? hex : inkBackground({ slug, hex }, swatches),
      refused: !own.includes(slug),
    }))
    .toSorted((a, b) => Number(a.refused) - Number(b.refused))
  const labelOf = (slug: string) => options.find(option => option.value === slug)?.label ?? ''
  const open = refused && !own.includes(refused.value) ? refused : null
  return (
    <Part title={title} aside={labelOf(value)}>
      <Swatches
        name={kind === 'color' ? 'mount-colour' : 'ink-colour'}
        label={title}
        value={value}
        options={options}
        onChange={chosen => {
          const possible = own.includes(chosen)
          setRefused(possible ? null : { kind, value: chosen })
          if (possible) onPatch({ [kind]: chosen })
        }}
      />
      {open && (
        <RefusedColour
          choice={open}
          label={labelOf(open.value)}
          model={model}
          color={color}
          fixed={fixed}
          onTake={(other, choice) => {
            const { brand, range, model: name } = other
            onPatch({ brand, range, model: name, [choice.kind]: choice.value })
            setRefused(null)
          }}
          onLeave={() => setRefused(null)}
        />
      )}
    </Part>
  )
}

/** How many other models are offered beside the present one. */
const mostModels = 8

function OtherModels({ design, model }: { design: StampDesign; model: StampModel }) {
  const t = useTranslations('editor.caseModels')
  const locale = useLocale()
  const { catalogue } = useSetting()
  const editor = useEditor()
  const plate = usePlate()
  const difference = usePriceDifference()
  const text = useDifferenceText()
  const { models } = catalogue.stampModels
  const others = useMemo(() => nearestModels(models, model).slice(0, mostModels), [models, model])
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
                    <PriceAlone price={text(more)} />
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
