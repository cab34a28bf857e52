'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useId } from 'react'
import { openImportDesign } from '@/components/popups/import-design'
import { startEditor } from '@/components/popups/start-editor'
import { Badge, type BadgeTone } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { Swatches } from '@/components/ui/swatches'
import type { Catalogue } from '@/lib/catalogue/catalogue'
import { chosenPicture } from '@/lib/design/drawing/url'
import type { PartDraft } from '@/stores/pack-draft'
import { HaveFile } from '../have-file'
import { ProductPicture } from '../product-picture'
import { TextFields } from '../text-form'
import { PartPrint } from './part-print'
import { partColor } from './plain-part'
import type { PartMade, PartState, PartView, WrittenView } from './shown-pack'
import { loadText, type PartText, usePartText } from './use-part-text'

const tones: Record<PartState, BadgeTone> = { write: 'ask', mend: 'refused', ready: 'soft' }

const stateOf = ({ design, laidOut, trouble }: PartText): PartState =>
  design ? 'ready' : laidOut || trouble ? 'mend' : 'write'

/** The link target of the reason at the waiting button. */
export const partId = (index: number): string => `part-${index + 1}`

interface WrittenPartProps {
  /** The pack's. */
  slug: string
  index: number
  view: PartView
  written: WrittenView
  draft: PartDraft
  load: () => Promise<Catalogue>
  onWrite: (written: PartDraft) => void
  onMade: (index: number, made: PartMade) => void
}

/** A part with a text of the shopper's: its lines, its ink, and its impression at true size beside them. */
export function WrittenPart(props: WrittenPartProps) {
  const { slug, index, view, written, draft, load, onWrite, onMade } = props
  const t = useTranslations('product.pack')
  const fields = useTranslations('product.text')
  const id = useId()
  const text = usePartText(written, draft, load, onWrite)
  const { design } = text
  const state = stateOf(text)
  useEffect(() => onMade(index, { state, design }), [onMade, index, state, design])
  const color = partColor(view, draft)
  const { name, facts, picture, colors } = view
  const part = { pack: slug, index }
  const inColour = (own: object) => ({
    ...own,
    inkColor: color?.value ?? written.beginning.design.inkColor,
    id: crypto.randomUUID(),
    quantity: 1,
  })
  // An empty line at least shows its number.
  const samples = written.samples.map((sample, line) => sample || fields('line', { number: line + 1 }))
  const edit = () => startEditor(inColour(design ?? draft.design ?? written.beginning.design), { part })
  return (
    <li
      id={partId(index)}
      className="col-span-full scroll-mt-16 rounded-lg border border-line p-4"
      aria-labelledby={`${id}-name`}
    >
      <div className="flex items-start gap-3">
        {picture && (
          <span className="on-bench block h-12 w-16 shrink-0 overflow-hidden rounded-md">
            <ProductPicture
              spec={chosenPicture(picture, { ink: color?.value })}
              alt=""
              sizes="64px"
              className="size-full object-contain"
            />
          </span>
        )}
        <div className="min-w-0 grow">
          <h2 id={`${id}-name`} className="text-base! leading-6! tracking-normal [font-stretch:100%]">
            {t('partTitle', { number: index + 1, name })}
          </h2>
          <p className="text-sm text-ink-2">{facts}</p>
        </div>
        <Badge tone={tones[state]}>
          {state === 'ready' && <Icon name="check" size={14} />}
          {t(`states.${state}`)}
        </Badge>
      </div>
      <div className="mt-3.5 grid gap-4 xl:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0">
          <TextFields state={text} samples={samples} onTouch={loadText} compact>
            <button
              type="button"
              className="link tap py-1"
              onClick={edit}
              data-editor="stamp"
              aria-label={t('editNamed', { name })}
            >
              {t('edit')}
            </button>
            <HaveFile
              editor="stamp"
              onAct={() => openImportDesign(inColour(written.beginning.design), null, part)}
              label={t('haveFileNamed', { name })}
              beside
            />
          </TextFields>
        </div>
        <div className="min-w-0">
          <PartPrint
            view={written.print}
            print={text.print}
            color={color}
            smallestMm={text.laidOut?.smallestMm}
          />
          {colors.length > 1 && color && (
            <div className="mt-3">
              <Swatches
                name={`${id}-ink`}
                label={t('color', { name })}
                value={color.value}
                options={colors}
                onChange={value => onWrite({ color: value })}
              />
              <p className="mt-1.5 text-xs text-ink-2">{t('colorOf', { color: color.label })}</p>
            </div>
          )}
        </div>
      </div>
    </li>
  )
}
