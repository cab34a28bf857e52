/** A column of the footer. */
export interface FooterColumn {
  title: string
  links: readonly { label: string; url: string }[]
}
