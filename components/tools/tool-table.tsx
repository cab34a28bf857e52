import type { ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'

/** A table of the tools, which is pushed aside within its own bounds where a screen is narrow; a tall one is scrolled there, too. */
export function ToolTable({ children, tall = false }: { children: ReactNode; tall?: boolean }) {
  return (
    <div className={classNames('tl-scroll', tall && 'tl-scroll--tall')} tabIndex={tall ? 0 : undefined}>
      <table className="tl-table">{children}</table>
    </div>
  )
}
