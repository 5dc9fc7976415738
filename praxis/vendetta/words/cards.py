"""Cards in words: name, kind, text, numbers and traits. Composed once and kept."""

from __future__ import annotations
