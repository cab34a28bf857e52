/** An entry of the menu as the browser gets it (specification §3, Menu entry): what is not there does not travel. */
export interface MenuNode {
  title: string
  /** The whole path, locale included; absent where the entry leads nowhere itself. */
  href?: string
  children?: readonly MenuNode[]
}

/** A column of the footer. */
export interface FooterColumn {
  title: string
  links: readonly { label: string; url: string }[]
}
