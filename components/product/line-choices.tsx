'use client'
import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/field'
import { PriceAlone } from '@/components/ui/price'
import { canBreak } from '@/lib/design/scene/operations/fit/halves'
import {
  isWished,
  type LineWish,
  type LineWishes,
  noWish,
  noWishes,
} from '@/lib/design/scene/operations/fit/typed'
import type { LargerProduct, LineChoicesProps, OwnWishes } from './own-text'

/** Most steps from the size that was found. */
const mostSteps = 8

/** The lines that are chosen: all of them, or the one with this number, from 0. */
type Chosen = 'all' | number

/** The wishes with something else for the lines that are chosen. */
function changed(
  wishes: LineWishes,
  lines: readonly number[],
  change: (wish: LineWish) => LineWish,
): LineWishes {
  const next = lines.map(line => [line, change(wishes.lines[line] ?? noWish)] as const)
  return { ...wishes, lines: { ...wishes.lines, ...Object.fromEntries(next) } }
}

/**
 * The choices for the lines of a text, one line or all: larger, smaller, in two lines, and back. Where the lines then do not fit, two ways
 * out: smaller letters, and a larger product.
 */
export function LineChoices({ state, wished, findLarger }: LineChoicesProps) {
  const t = useTranslations('findings.lines')
  const id = useId()
  const [asked, setAsked] = useState<Chosen>('all')
  const { lines, laidOut, trouble } = state
  const { wish } = wished
  const wishes = wished.wishes ?? noWishes
  const said = lines.flatMap(({ text }, index) => (text.trim() === '' ? [] : [index]))
  const chosen = asked === 'all' || said.includes(asked) ? asked : 'all'
  const theirs = chosen === 'all' ? said : [chosen]
  const breakable = theirs.filter(
    line => canBreak(lines[line]?.text ?? '') && !laidOut?.onCurves.includes(lines[line]?.text ?? ''),
  )
  const inTwo = breakable.length > 0 && breakable.every(line => wishes.lines[line]?.inTwo)
  const steps = chosen === 'all' ? wishes.density : (wishes.lines[chosen]?.step ?? 0)
  const largest = chosen === 'all' && laidOut?.density === 1
  const sized = (by: number) => () =>
    wish(
      chosen === 'all'
        ? { ...wishes, density: steps + by }
        : changed(wishes, theirs, one => ({ ...one, step: one.step + by })),
    )
  const broken = () => wish(changed(wishes, breakable, one => ({ ...one, inTwo: !inTwo })))
  if (said.length === 0 || trouble === 'failed') return null
  return (
    <fieldset className="mt-3 border-t border-line pt-3">
      <legend className="sr-only">{t('title')}</legend>
      {trouble === 'tooMuch' && <WaysOut {...{ wished, findLarger, words: JSON.stringify(lines) }} />}
      <div className="flex flex-wrap items-center gap-2">
        <label htmlFor={id} className="sr-only">
          {t('which')}
        </label>
        <div className="min-w-0 basis-full sm:grow sm:basis-40">
          <Select
            id={id}
            value={chosen}
            onChange={({ target: { value } }) => setAsked(value === 'all' ? 'all' : Number(value))}
          >
            <option value="all">{t('all')}</option>
            {said.map(line => (
              <option key={line} value={line}>
                {t('one', { number: line + 1, words: lines[line]?.text.trim() ?? '' })}
              </option>
            ))}
          </Select>
        </div>
        <Choice possible={!largest && steps < mostSteps} onChoose={sized(1)}>
          {t('larger')}
        </Choice>
        <Choice possible={steps > -mostSteps} onChoose={sized(-1)}>
          {t('smaller')}
        </Choice>
        <Choice possible={breakable.length > 0} onChoose={broken}>
          {t(inTwo ? 'inOne' : 'inTwo')}
        </Choice>
        <Choice possible={isWished(wishes)} onChoose={() => wish(noWishes)}>
          {t('back')}
        </Choice>
      </div>
    </fieldset>
  )
}

interface ChoiceProps {
  possible: boolean
  onChoose: () => void
  children: ReactNode
}

/** One choice. It keeps the focus when it reaches its limit, so that the next key goes to its neighbour. */
function Choice({ possible, onChoose, children }: ChoiceProps) {
  return (
    <Button
      look="secondary"
      size="small"
      aria-disabled={!possible}
      onClick={() => possible && onChoose()}
      className="px-3! aria-disabled:border-transparent aria-disabled:bg-disabled aria-disabled:text-on-disabled"
    >
      {children}
    </Button>
  )
}

interface WaysOutProps {
  wished: OwnWishes
  findLarger?: LineChoicesProps['findLarger']
  /** The texts of the lines: another text may fit elsewhere. */
  words: string
}

/** The ways out where the lines do not fit. Each is tried before it is offered. */
function WaysOut({ wished: { wish, wishes, smaller }, findLarger, words }: WaysOutProps) {
  const t = useTranslations('findings.lines')
  const [larger, setLarger] = useState<LargerProduct | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is searched again only for other words and wishes
  useEffect(() => {
    let current = true
    setLarger(null)
    findLarger?.().then(
      found => current && setLarger(found),
      error => console.warn('no larger product could be looked for', error),
    )
    return () => {
      current = false
    }
  }, [words, wishes])
  if (!smaller && !larger) return null
  return (
    <div className="mb-3 flex flex-wrap gap-2">
      {smaller && (
        <Button look="secondary" size="small" onClick={() => wish(smaller)}>
          {t('smallerLetters')}
        </Button>
      )}
      {larger && (
        <Button look="secondary" size="small" className="whitespace-normal!" onClick={larger.take}>
          <span>
            {t('largerProduct', { name: larger.name })}
            {larger.more && (
              <>
                {', '}
                <PriceAlone price={larger.more} />
              </>
            )}
          </span>
        </Button>
      )}
    </div>
  )
}
