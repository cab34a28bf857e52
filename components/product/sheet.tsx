import type { ReactNode } from 'react'
import { PriceAlone, type PriceText } from '@/components/ui/price'
import { Section } from '@/components/ui/section'

/** Facts of a product, other sizes beside it, and its questions: side by side on a wide screen. */
export function Sheet({ children }: { children: ReactNode }) {
  return (
    <Section ground="wash">
      <div className="grid gap-10 lg:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))] lg:gap-12">
        {children}
      </div>
    </Section>
  )
}

interface SheetRowsProps {
  title: string
  rows: readonly (readonly [term: string, text: ReactNode])[]
}

/** The facts of a product in a table. */
export function SheetRows({ title, rows }: SheetRowsProps) {
  return (
    <div>
      <h2>{title}</h2>
      <dl className="sheet-rows">
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** A product of another size, or the page's own. Lengths in mm. */
export interface SizeBeside {
  width: number
  height: number
  round: boolean
  href: string
  isOwn: boolean
  label: ReactNode
  price: PriceText
}

interface SizesBesideProps {
  title: string
  note: string
  sizes: readonly SizeBeside[]
  ground: 'on-wall' | 'bg-paper'
}

/** Sizes beside the present one, drawn at one scale, each with its price. Nothing where there is no other. */
export function SizesBeside({ title, note, sizes, ground }: SizesBesideProps) {
  if (sizes.length < 2) return null
  const largest = Math.max(...sizes.map(({ width, height }) => Math.max(width, height * 1.4)))
  return (
    <div>
      <h2>{title}</h2>
      <ul className="mt-4 grid grid-cols-2 gap-3 large-letters:grid-cols-1 sm:grid-cols-4 lg:grid-cols-2">
        {sizes.map(({ width, height, round, href, isOwn, label, price }) => (
          <li key={href}>
            <a href={href} aria-current={isOwn ? 'true' : undefined} className="size-beside">
              <span
                aria-hidden
                className={ground}
                style={{
                  // Within the row of 5 rem that the tile keeps for it, however wide the tile is.
                  width: `${Math.round((width / largest) * 70) / 10}rem`,
                  aspectRatio: `${width} / ${height}`,
                  borderRadius: round ? '50%' : undefined,
                }}
              />
              <span>{label}</span>
              <PriceAlone price={price} />
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-ink-2">{note}</p>
    </div>
  )
}

interface QuestionsProps {
  title: string
  questions: readonly { question: string; answer: ReactNode }[]
}

/** What is asked often, each answer folded below its question. */
export function Questions({ title, questions }: QuestionsProps) {
  return (
    <div>
      <h2>{title}</h2>
      <div className="questions">
        {questions.map(({ question, answer }) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </div>
    </div>
  )
}
