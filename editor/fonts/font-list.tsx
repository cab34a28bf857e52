'use client'
import { useTranslations } from 'next-intl'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { controlClass } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { findFamily } from '@/lib/design/scene/fonts/families'
import { createLoader, useLoaded } from '../state/use-loaded'
import { FontName } from './font-name'
import type { FontOptions } from './font-options'
import { rememberFont } from './recent-fonts'

const optionsLoader = createLoader(() => import('./font-options').then(module => module.FontOptions))
const fetchAhead = () => void optionsLoader.load().catch(() => {})

interface FontListProps {
  /** Name or slug of the present family; null when there are several. */
  value: string | null
  onChange: (family: string) => void
}

/** Chooses a family from all of them, each written in its own letters. */
export function FontList({ value, onChange }: FontListProps) {
  const t = useTranslations('editor.text')
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const current = value ? findFamily(value) : null
  useEffect(() => {
    if (!open) return
    const close = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false)
    }
    document.addEventListener('pointerdown', close)
    return () => document.removeEventListener('pointerdown', close)
  }, [open])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: blur of button and list is handled here
    <div
      ref={root}
      className="relative"
      onBlur={({ relatedTarget: next }) => {
        if (next instanceof Node && !root.current?.contains(next)) setOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        aria-haspopup="listbox"
        aria-expanded={open}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        aria-label={t('family', { name: current?.family ?? t('several') })}
        onClick={() => setOpen(!open)}
        className={classNames(
          controlClass(),
          'flex min-h-10! items-center justify-between text-left pointer-coarse:min-h-11!',
        )}
      >
        {current ? <FontName family={current} /> : t('several')}
        <Icon name="down" size={16} />
      </button>
      {open && (
        <Options
          current={current}
          onClose={() => {
            setOpen(false)
            button.current?.focus()
          }}
          onChoose={family => {
            setOpen(false)
            rememberFont(family)
            onChange(family.family)
          }}
        />
      )}
    </div>
  )
}

/** The list itself is fetched when it is first opened. */
function Options(props: ComponentProps<typeof FontOptions>) {
  const List = useLoaded(optionsLoader)
  return List && <List {...props} />
}
