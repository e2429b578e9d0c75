/// <reference types="pdfkit" />

declare namespace PDFKit.Mixins {
  interface PDFFont {
    /** Registers a parsed font: pdfkit would parse bytes again for each document. */
    registerFont(name: string, font: import("fontkit").Font): this;
  }
}
