import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

/** A table of the tools, which scrolls within its own bounds: sideways on a narrow screen, and vertically where it is tall. */
export function ToolTable({ children, tall = false }: { children: ReactNode; tall?: boolean }) {
  return (
    <div className={classNames('tl-scroll', tall && 'tl-scroll--tall')} tabIndex={tall ? 0 : undefined}>
      <table className="tl-table">{children}</table>
    </div>
  )
}
