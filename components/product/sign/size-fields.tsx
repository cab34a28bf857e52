'use client'
import { useTranslations } from 'next-intl'
import { useEffect, useId, useRef, useState } from 'react'
import { describedBy, Field, Input } from '@/components/ui/field'
import { useHydrated } from '@/components/ui/use-hydrated'
import type { SignConfig } from '@/lib/product/sign/config'
import { findShown, type ShownSign } from './shown-sign'
import type { SignState } from './use-sign'

const axes = ['width', 'height'] as const
type Axis = (typeof axes)[number]

/** The range of an axis: the material's, or its large format's, where there is one. */
function rangeOf(config: SignConfig, axis: 'width' | 'height', shown: ShownSign): [number, number] {
  const material = findShown(shown, config.material)
  const large = material?.xxlMaterial ? findShown(shown, material.xxlMaterial) : undefined
  return [material?.minSize[axis] ?? 0, (large ?? material)?.maxSize[axis] ?? 0]
}

interface SizeFieldsProps {
  state: SignState
  shown: ShownSign
}

/** Width and height in millimetres; what is typed counts when the field is left or on Enter. */
export function SizeFields({ state, shown }: SizeFieldsProps) {
  const t = useTranslations('product.sign')
  const id = useId()
  const { config, choose, refusal } = state
  const { width, height } = config
  const [typed, setTyped] = useState({ width: String(width), height: String(height) })
  // Input in progress stays, even if the other side changes meanwhile.
  const writing = useRef(new Set<Axis>())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the config also changes where a requested size is only offered
  useEffect(() => {
    const shownText = (axis: Axis, before: Record<Axis, string>, mm: number) =>
      writing.current.has(axis) ? before[axis] : String(mm)
    setTyped(before => ({
      width: shownText('width', before, width),
      height: shownText('height', before, height),
    }))
  }, [config, width, height])
  const commit = (axis: Axis, text: string) => {
    writing.current.delete(axis)
    const value = Number(text.replace(',', '.'))
    if (!Number.isFinite(value) || value <= 0) return setTyped({ ...typed, [axis]: String(config[axis]) })
    if (value !== config[axis]) choose({ kind: 'size', [axis]: value })
  }
  const box = useRef<HTMLDivElement>(null)
  // Input from before hydration counts too.
  useHydrated(() => {
    for (const axis of axes) {
      const text = box.current?.querySelector<HTMLInputElement>(`input[name="${axis}"]`)?.value ?? ''
      if (text && text !== String(config[axis])) commit(axis, text)
    }
  })
  const refused = refusal?.choice.kind === 'size' ? refusal.choice : null
  return (
    <div ref={box} className="grid grid-cols-[1fr_auto_1fr] items-start gap-3">
      {axes.map((axis, index) => {
        const [low, high] = rangeOf(config, axis, shown)
        const invalid = refused?.[axis] !== undefined
        return [
          index > 0 && (
            <span key="times" aria-hidden className="pt-9 text-ink-3">
              ×
            </span>
          ),
          <Field key={axis} id={`${id}-${axis}`} label={t(axis)} hint={t('range', { low, high })}>
            <Input
              {...describedBy(`${id}-${axis}`, { hint: true })}
              aria-invalid={invalid || undefined}
              invalid={invalid}
              name={axis}
              inputMode="decimal"
              autoComplete="off"
              unit={t('unit')}
              value={typed[axis]}
              onChange={event => {
                writing.current.add(axis)
                setTyped({ ...typed, [axis]: event.target.value })
              }}
              onBlur={event => commit(axis, event.target.value)}
              onKeyDown={event => event.key === 'Enter' && commit(axis, event.currentTarget.value)}
            />
          </Field>,
        ]
      })}
    </div>
  )
}
