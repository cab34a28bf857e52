'use client'
import { useEffect, useState } from 'react'
import { hasMaterial } from '@/lib/design/scene/traits'
import { useEditorState, useSetting } from '../state/editor-context'
import { knownMaterial, type Material, materialOf } from './material'

/**
 * The plate of a sign in its material, below the ink; null for a stamp, and until it is drawn. It is made again only
 * when the product changes.
 */
export function useMaterial(): Material | null {
  const { catalogue } = useSetting()
  const config = useEditorState(({ design }) => (hasMaterial(design) ? design.config : null))
  const [material, setMaterial] = useState<Material | null>(null)
  useEffect(() => {
    if (!config) {
      setMaterial(null)
      return
    }
    let stale = false
    const take = (made: Material | null) => {
      if (!stale) setMaterial(made)
    }
    // Without its material the plate shows in its plain colour.
    materialOf(config, catalogue).then(take, () => take(null))
    return () => {
      stale = true
    }
  }, [config, catalogue])
  return config ? (knownMaterial(config) ?? material) : null
}
