//! Tiles and hands as text, in and out.
