'use client'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { controlClass } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { findFamily } from '@/lib/scene/fonts/families'
import type { FontFamilyFiles } from '@/lib/scene/fonts/files'
import { fontFamilies } from '@/lib/scene/fonts/manifest'
import { FontName } from '../fonts/font-name'

interface FontListProps {
  /** Name or slug of the present family; null when there are several. */
  value: string | null
  onChange: (family: string) => void
}

/** All families, each written in its own letters. */
export function FontList({ value, onChange }: FontListProps) {
  const t = useTranslations('editor.text')
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
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
    <div ref={root} className="relative">
      <button
        type="button"
        aria-haspopup="listbox"
        aria-expanded={open}
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
          onClose={() => setOpen(false)}
          onChoose={family => {
            setOpen(false)
            onChange(family.family)
          }}
        />
      )}
    </div>
  )
}

interface OptionsProps {
  current: FontFamilyFiles | null
  onChoose: (family: FontFamilyFiles) => void
  onClose: () => void
}

function Options({ current, onChoose, onClose }: OptionsProps) {
  const t = useTranslations('editor.text')
  const list = useRef<HTMLDivElement>(null)
  const [active, setActive] = useState(Math.max(0, current ? fontFamilies.indexOf(current) : 0))

  useEffect(() => {
    list.current?.focus()
  }, [])

  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])

  const onKeyDown = (event: KeyboardEvent) => {
    const last = fontFamilies.length - 1
    const moves: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1, Home: 0, End: last }
    const family = fontFamilies[active]
    if (event.key in moves) setActive(Math.min(last, Math.max(0, moves[event.key] ?? 0)))
    else if ((event.key === 'Enter' || event.key === ' ') && family) onChoose(family)
    else if (event.key === 'Escape' || event.key === 'Tab') onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div
      ref={list}
      role="listbox"
      aria-label={t('families')}
      aria-activedescendant={`font-${fontFamilies[active]?.slug}`}
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="absolute inset-x-0 top-full z-20 mt-1 max-h-80 overflow-y-auto rounded-md border border-edge bg-paper p-1 shadow-2"
    >
      {fontFamilies.map((family, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the list takes the keys
        <div
          key={family.slug}
          id={`font-${family.slug}`}
          role="option"
          tabIndex={-1}
          aria-selected={family === current}
          onClick={() => onChoose(family)}
          onPointerMove={() => setActive(index)}
          className={classNames(
            'flex min-h-10 cursor-pointer items-center rounded-[3px] px-2 text-[17px] pointer-coarse:min-h-11',
            index === active && 'bg-wash',
            family === current && 'bg-mat-soft text-mat-2',
          )}
        >
          <FontName family={family} />
        </div>
      ))}
    </div>
  )
}
