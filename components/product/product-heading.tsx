import { unbroken } from '@/lib/ground/site/unbroken'

interface ProductHeadingProps {
  name: string
  /** A few words of praise, where the catalogue has some. */
  slogan?: string
  text: string
}

/** The name of a product on its page, and what it is. */
export function ProductHeading({ name, slogan, text }: ProductHeadingProps) {
  return (
    <>
      <h1 className="text-[1.75rem] leading-8 lg:text-[2.125rem] lg:leading-10">{unbroken(name)}</h1>
      {slogan && <p className="mt-2 font-semibold">{slogan}</p>}
      <p className="mt-2 text-ink-2">{unbroken(text)}</p>
    </>
  )
}
