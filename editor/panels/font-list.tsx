'use client'
import { useTranslations } from 'next-intl'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '@/components/ui/class-names'
import { controlClass } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { chooseFace, faceUrl, findFamily } from '@/lib/scene/fonts/families'
import type { FontFamilyFiles } from '@/lib/scene/fonts/files'
import { fontFamilies } from '@/lib/scene/fonts/manifest'

const previewName = (family: FontFamilyFiles) => `preview ${family.slug}`
const asked = new Set<string>()

/** Fetches a family's upright face for the list, once, when its name comes into view. */
function showFont(family: FontFamilyFiles): void {
  if (asked.has(family.slug)) return
  asked.add(family.slug)
  const { face } = chooseFace(family.slug, false, false)
  const font = new FontFace(previewName(family), `url(${faceUrl(face.file)})`)
  font.load().then(
    loaded => document.fonts.add(loaded),
    () => asked.delete(family.slug),
  )
}

/** A family's name in its own letters. */
export function FontName({ family }: { family: FontFamilyFiles }) {
  useEffect(() => showFont(family), [family])
  return <span style={{ fontFamily: `'${previewName(family)}'` }}>{family.family}</span>
}

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
  useEffect(() => {
    if (current) showFont(current)
  }, [current])
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
        <span style={current ? { fontFamily: `'${previewName(current)}'` } : undefined}>
          {current?.family ?? t('several')}
        </span>
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
    const element = list.current
    if (!element) return
    element.focus()
    // Fonts are fetched as their names come into view.
    const observer = new IntersectionObserver(
      entries => {
        for (const entry of entries) {
          const family = fontFamilies.find(f => f.slug === (entry.target as HTMLElement).dataset.slug)
          if (entry.isIntersecting && family) showFont(family)
        }
      },
      { root: element, rootMargin: '80px' },
    )
    for (const option of element.children) observer.observe(option)
    return () => observer.disconnect()
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
          data-slug={family.slug}
          onClick={() => onChoose(family)}
          onPointerMove={() => setActive(index)}
          style={{ fontFamily: `'${previewName(family)}'` }}
          className={classNames(
            'flex min-h-10 cursor-pointer items-center rounded-[3px] px-2 text-[17px] pointer-coarse:min-h-11',
            index === active && 'bg-wash',
            family === current && 'bg-mat-soft text-mat-2',
          )}
        >
          {family.family}
        </div>
      ))}
    </div>
  )
}
