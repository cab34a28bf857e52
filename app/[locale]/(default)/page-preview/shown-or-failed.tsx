'use client'

import { Component, type ReactNode } from 'react'

interface ShownProps {
  children: ReactNode
  /** The sequence number of this page. */
  made: number
  failed: string
}

interface ShownState {
  isFailed: boolean
  made: number
}

/** The form may not be a valid page yet: then a message says so until the next page comes. */
export class ShownOrFailed extends Component<ShownProps, ShownState> {
  override state = { isFailed: false, made: this.props.made }

  static getDerivedStateFromError = () => ({ isFailed: true })

  static getDerivedStateFromProps = ({ made }: ShownProps, state: ShownState) =>
    made === state.made ? null : { isFailed: false, made }

  override render() {
    const { children, failed } = this.props
    return this.state.isFailed ? (
      <p role="status" className="p-6 text-center">
        {failed}
      </p>
    ) : (
      children
    )
  }
}
