{
  "definition": "{{snake}}",
  "en": {
    "title": "{{Words}}",
    "note": "Part of the looks shown",
    "numerator": "looks tagged with it",
    "denominator": "all published looks of the selection"
  },
  "fr": {
    "title": "{{Words}}",
    "note": "Part of the looks shown",
    "numerator": "looks tagged with it",
    "denominator": "all published looks of the selection"
  },
  "es": {
    "title": "{{Words}}",
    "note": "Part of the looks shown",
    "numerator": "looks tagged with it",
    "denominator": "all published looks of the selection"
  },
  "it": {
    "title": "{{Words}}",
    "note": "Part of the looks shown",
    "numerator": "looks tagged with it",
    "denominator": "all published looks of the selection"
  },
  "zh": {
    "title": "{{Words}}",
    "note": "Part of the looks shown",
    "numerator": "looks tagged with it",
    "denominator": "all published looks of the selection"
  }
}
