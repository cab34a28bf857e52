'use client'
import dynamic from 'next/dynamic'
import { useEffect, useState } from 'react'
import { connectScreenScale, useScreenScale } from '@/stores/screen-scale'

const CalibrationDialog = dynamic(() => import('./calibration-dialog').then(part => part.CalibrationDialog), {
  ssr: false,
})

interface CalibrationProps {
  /** The text of the link before and after the screen was measured. */
  label: string
  againLabel: string
  className?: string
}

/** Whether this screen was measured. Parts at true size follow automatically, through `--mm`. */
export function useMeasured(): boolean {
  useEffect(() => connectScreenScale(), [])
  return useScreenScale(state => state.kept !== null)
}

/** The button to measure the screen with a bank card; the dialog is fetched on demand. */
export function Calibration({ label, againLabel, className = 'link tap min-h-6 text-xs' }: CalibrationProps) {
  const measured = useMeasured()
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" aria-haspopup="dialog" className={className} onClick={() => setOpen(true)}>
        {measured ? againLabel : label}
      </button>
      {open && <CalibrationDialog onClose={() => setOpen(false)} />}
    </>
  )
}
