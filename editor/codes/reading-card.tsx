'use client'
import { Check, LoaderCircle, X } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatNumber } from '@/components/ui/format-number'
import { codeContrast } from '@/lib/design/scene/codes/checks'
import type { CodeFacts } from '@/lib/design/scene/codes/facts'
import type { CodePicture } from '@/lib/design/scene/codes/picture'
import { trials } from '@/lib/design/scene/codes/trials'
import { Part } from '../panels/panel'
import { usePlate } from '../state/editor-context'
import { useReading } from './use-reading'

interface ReadingCardProps {
  /** The element's id. */
  id: string
  /** The result of the code reader. */
  children: ReactNode
}

/** A code as a phone sees it: its content, its measures, and whether it is readable under worse conditions. */
export function ReadingCard({ id, children }: ReadingCardProps) {
  const t = useTranslations('editor.reading')
  const reading = useReading(id)
  if (!reading) return null
  const { facts, seen, read } = reading
  const [plain] = seen
  const ratio = ratioOf(facts)
  return (
    <Part title={t('title')}>
      <div className="flex flex-col gap-3 rounded-md bg-ink p-3 text-white">
        <div className="flex items-center gap-3">
          {plain && (
            <Picture
              picture={plain.picture}
              ratio={ratio}
              className="h-20 max-w-40 rounded-sm bg-white p-1"
            />
          )}
          <p role="status" className="flex items-center gap-1.5 text-sm font-semibold">
            <Mark read={read('plain')} />
            {t('state', { state: stateOf(read('plain')) })}
          </p>
        </div>
        {read('plain') && (
          <div className="rounded-sm bg-paper p-2.5 text-sm text-ink">
            <p className="mb-1 text-xs text-ink-2">{t('shows')}</p>
            {children}
          </div>
        )}
      </div>
      <Measures facts={facts} />
      <p className="text-xs font-semibold">{t('also')}</p>
      <ul className="grid grid-cols-4 gap-1.5">
        {trials.map((trial, index) => {
          const request = seen[index + 1]
          return (
            <li key={trial} className="grid justify-items-center gap-1 rounded-md bg-wash p-1.5 text-2xs">
              {request && <Picture picture={request.picture} ratio={ratio} className="h-9 max-w-full" />}
              <span className="flex items-center gap-0.5">
                <Mark read={read(trial)} />
                {t(`trials.${trial}`)}
                <span className="sr-only">{t('state', { state: stateOf(read(trial)) })}</span>
              </span>
            </li>
          )
        })}
      </ul>
    </Part>
  )
}

const stateOf = (read: boolean | undefined) => (read === undefined ? 'waits' : read ? 'read' : 'unread')

/** Width to height of a code with its quiet zone. */
const ratioOf = ({ code: { area, moduleMm, quiet } }: CodeFacts): number =>
  (area.width + (quiet.left + quiet.right) * moduleMm) / (area.height + (quiet.top + quiet.bottom) * moduleMm)

function Mark({ read }: { read: boolean | undefined }) {
  if (read === undefined) return <LoaderCircle aria-hidden size={14} className="motion-safe:animate-spin" />
  return read ? <Check aria-hidden size={14} /> : <X aria-hidden size={14} />
}

/** The measured values, beside the needed ones. */
function Measures({ facts: { code, ground, contrast } }: { facts: CodeFacts }) {
  const t = useTranslations('editor.reading')
  const locale = useLocale()
  const { codeModuleMm, fullColour } = usePlate()
  const number = (value: number, most: number) => formatNumber(value, locale, { min: 0, max: most })
  const mm = (value: number) => t('mm', { value: number(value, 2) })
  const side = Math.min(
    ground.freeModules.left - code.quiet.left,
    ground.freeModules.right - code.quiet.right,
    ground.freeModules.top - code.quiet.top,
    ground.freeModules.bottom - code.quiet.bottom,
  )
  const quiet = Math.max(code.quiet.left, code.quiet.top)
  const rows = [
    [
      t(code.format === 'qr' || code.format === 'datamatrix' ? 'module' : 'bar'),
      mm(code.moduleMm),
      mm(codeModuleMm),
    ],
    [t('quiet'), mm(Math.max(0, (quiet + Math.min(0, side)) * code.moduleMm)), mm(quiet * code.moduleMm)],
    [
      t('contrast'),
      t('ratio', { value: number(contrast, 1) }),
      t('ratio', { value: number(fullColour ? codeContrast.chosen : codeContrast.product, 1) }),
    ],
  ] as const
  return (
    <dl className="flex flex-col text-xs">
      {rows.map(([name, measured, needed]) => (
        <div key={name} className="flex justify-between gap-2 border-b border-line py-1.5 last:border-0">
          <dt className="text-ink-2">{name}</dt>
          <dd className="flex gap-3">
            <span className="font-semibold">{measured}</span>
            <span className="text-ink-3">{t('least', { value: needed })}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface PictureProps {
  picture: CodePicture
  /** Width to height, as the code stands on the plate. */
  ratio: number
  className: string
}

/** Exactly the pixels that the reader saw. */
function Picture({ picture, ratio, className }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    const { width, height, grey } = picture
    const dots = new ImageData(width, height)
    grey.forEach((value, at) => {
      dots.data.fill(value, at * 4, at * 4 + 3)
      dots.data[at * 4 + 3] = 255
    })
    context.putImageData(dots, 0, 0)
  }, [picture])
  return (
    <canvas
      ref={canvas}
      aria-hidden
      width={picture.width}
      height={picture.height}
      style={{ aspectRatio: ratio }}
      className={className}
    />
  )
}
