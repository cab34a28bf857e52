import type { ReactNode } from 'react'

interface ColumnHeadProps {
  /** A column of figures: its head stands at the right, above them. */
  figure?: boolean | undefined
  children: ReactNode
}

/** The head of a table's column. */
export const ColumnHead = ({ figure = false, children }: ColumnHeadProps) => (
  <th scope="col" className={figure ? 'bo-right' : undefined}>
    {children}
  </th>
)
