/** An entry of the menu as the header shows it (specification §3, Menu entry), with its subcategories. */
export interface MenuNode {
  name: string
  title: string
  description: string | null
  /** Without the locale's prefix; `null` where `action` opens something instead. */
  path: string | null
  /** `popup:quotation` and the like. */
  action: string | null
  children: readonly MenuNode[]
}

/** A column of the footer. */
export interface FooterColumn {
  title: string
  links: readonly { label: string; url: string }[]
}
