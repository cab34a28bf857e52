'use client'
import { useTranslations } from 'next-intl'
import { classNames } from '@/components/ui/class-names'
import { controlClass } from '@/components/ui/field'
import { designCaps } from '@/lib/design/scene/limits'
import type { Design } from '@/lib/design/scene/model'
import { setGroupLabel, setLabel } from '@/lib/design/scene/operations/hold'
import type { Layer } from '@/lib/design/scene/operations/layers'
import { useEditor } from '../state/editor-context'

interface NameFieldProps {
  layer: Layer
  /** The name that its owner gave it. */
  name: string
  /** Its default name. */
  shown: string
}

const named = (design: Design, layer: Layer, name: string): Design =>
  layer.kind === 'group' ? setGroupLabel(design, layer.id, name) : setLabel(design, layer.element.id, name)

/** A name is saved with Enter or on blur; an empty one restores the layer's default name. */
export function NameField({ layer, name, shown }: NameFieldProps) {
  const t = useTranslations('editor.elements')
  const editor = useEditor()
  return (
    <input
      ref={field => field?.focus()}
      aria-label={t('rename')}
      defaultValue={name}
      placeholder={shown}
      maxLength={designCaps.label}
      autoComplete="off"
      onBlur={event => {
        const wanted = event.target.value
        if (editor.change(named(editor.design, layer, wanted)) && wanted.trim() !== name) {
          editor.say('renamed', { name: wanted.trim() || shown })
        }
        editor.setWorkspace({ renaming: null })
      }}
      onKeyDown={event => {
        if (event.nativeEvent.isComposing) return
        event.stopPropagation()
        if (event.key === 'Escape') event.currentTarget.value = name
        // Its row takes the focus, which ends the input.
        if (event.key === 'Enter' || event.key === 'Escape')
          event.currentTarget.closest<HTMLElement>('[data-layer]')?.focus()
      }}
      className={classNames(controlClass(), 'min-h-9! min-w-0 grow text-xs! pointer-coarse:min-h-11!')}
    />
  )
}
