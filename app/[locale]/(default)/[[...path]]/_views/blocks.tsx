import { CategoryGrid } from '@/components/catalogue/category-grid'
import { Rating } from '@/components/catalogue/rating'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import type { Block, ContentLink } from '@/lib/contract/page'
import { Link } from '@/lib/site/navigation'
import { content, readProducts } from '../../../content'
import { subcategoryTiles } from './categories'
import { categoryViews } from './category-views'
import type { ViewContext } from './context'
import { MarkedText } from './marked-text'
import { Section } from './section'
import { TileList } from './tile-list'

type Of<T extends Block['blockType']> = Extract<Block, { blockType: T }>

function Links({ links }: { links: readonly ContentLink[] | null | undefined }) {
  if (!links?.length) return null
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      {links.map(({ label, url }, index) => (
        <Link key={url} href={url} className={buttonClass({ look: index ? 'secondary' : 'primary' })}>
          {label}
        </Link>
      ))}
    </p>
  )
}

function Hero({ block }: { block: Of<'hero'> }) {
  return (
    <div className="cutting-mat">
      <div className="wrap py-12 lg:py-16">
        <h2 className="max-w-[24ch] text-[34px] leading-10 lg:text-title">{block.title}</h2>
        {block.text && <p className="mt-4 max-w-[52ch] text-lg text-on-hero">{block.text}</p>}
        <p className="mt-6 flex flex-wrap gap-3">
          {block.links?.map(({ label, url }, index) => (
            <Link key={url} href={url} className={buttonClass({ look: index ? 'line-mat' : 'on-mat' })}>
              {label}
            </Link>
          ))}
        </p>
      </div>
    </div>
  )
}

async function CardList({ block, ctx }: { block: Of<'cardList'>; ctx: ViewContext }) {
  const products =
    block.source === 'slugs'
      ? await content().productsBySlugs(block.slugs ?? [], ctx.locale)
      : await readProducts(block.query ?? {}, ctx.locale)
  if (products.length === 0) return null
  return (
    <Section title={block.title}>
      <TileList products={products.slice(0, block.limit ?? 8)} ctx={ctx} />
    </Section>
  )
}

async function CategoryGridBlock({ block, ctx }: { block: Of<'categoryGrid'>; ctx: ViewContext }) {
  const tiles = await subcategoryTiles(block.category, ctx)
  if (tiles.length === 0) return null
  return (
    <Section title={block.title}>
      <CategoryGrid categories={categoryViews(tiles, ctx)} columns={3} />
    </Section>
  )
}

async function CrossSellBlock({ block, ctx }: { block: Of<'crossSell'>; ctx: ViewContext }) {
  const crossSell = await content().crossSell(block.name, ctx.locale)
  if (!crossSell) return null
  const products = await content().productsBySlugs(crossSell.slugs, ctx.locale)
  if (products.length === 0) return null
  return (
    <Section title={crossSell.title}>
      <TileList products={products} ctx={ctx} />
    </Section>
  )
}

async function Reviews({ block, ctx }: { block: Of<'reviews'>; ctx: ViewContext }) {
  const reviews = await content().reviews(block.limit ?? 6, ctx.locale)
  if (reviews.length === 0) return null
  return (
    <Section title={block.title} ground="wash">
      <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
        {reviews.map(review => (
          <li
            key={`${review.author}${review.publishedAt}`}
            className="rounded-lg border border-line bg-paper p-5"
          >
            <Rating stars={review.stars} />
            <h3 className="mt-3 text-base">{review.title}</h3>
            <p className="mt-1 text-sm text-ink-2">{review.text}</p>
            <p className="mt-3 text-xs text-ink-3">{review.author}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Faq({ block }: { block: Of<'faq'> }) {
  return (
    <Section title={block.title}>
      <div className="max-w-[80ch] border-t border-line">
        {block.questions?.map(({ question, answer }) => (
          <details key={question} className="group/faq border-b border-line">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 font-semibold">
              {question}
              <Icon
                name="down"
                size={18}
                className="transition-transform duration-240 ease-move group-open/faq:rotate-180"
              />
            </summary>
            <div className="pb-5 text-ink-2">
              <MarkedText text={answer} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}

function CallToAction({ block }: { block: Of<'callToAction'> }) {
  return (
    <div className="bg-ink text-white">
      <div className="wrap flex flex-wrap items-center justify-between gap-8 py-12">
        <div className="max-w-[60ch]">
          <h2>{block.title}</h2>
          {block.text && <p className="mt-2.5 text-[#c9d1cc]">{block.text}</p>}
        </div>
        <Link href={block.url} className={buttonClass({ look: 'on-mat' })}>
          {block.label}
        </Link>
      </div>
    </div>
  )
}

function OneBlock({ block, ctx }: { block: Block; ctx: ViewContext }) {
  switch (block.blockType) {
    case 'hero':
      return <Hero block={block} />
    case 'text':
      return (
        <Section title={block.title}>
          <MarkedText text={block.text} />
        </Section>
      )
    case 'cardList':
      return <CardList block={block} ctx={ctx} />
    case 'categoryGrid':
      return <CategoryGridBlock block={block} ctx={ctx} />
    case 'crossSell':
      return <CrossSellBlock block={block} ctx={ctx} />
    case 'reviews':
      return <Reviews block={block} ctx={ctx} />
    case 'faq':
      return <Faq block={block} />
    case 'imageText':
      return (
        <Section title={block.title} ground="wash">
          <MarkedText text={block.text} />
          <Links links={block.links} />
        </Section>
      )
    case 'callToAction':
      return <CallToAction block={block} />
  }
}

/** The blocks that a clerk has put together for a page (PAGE-5). */
export function Blocks({ blocks, ctx }: { blocks: readonly Block[]; ctx: ViewContext }) {
  return blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page's blocks have no name and never move
    <OneBlock key={index} block={block} ctx={ctx} />
  ))
}
