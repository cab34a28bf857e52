interface ProductHeadingProps {
  name: string
  text: string
}

/** The name of a product on its page, and what it is. */
export function ProductHeading({ name, text }: ProductHeadingProps) {
  return (
    <>
      <h1 className="text-[28px] leading-8 lg:text-[34px] lg:leading-10">{name}</h1>
      <p className="mt-2 text-ink-2">{text}</p>
    </>
  )
}
