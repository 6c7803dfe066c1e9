//! The clock of a table: when its round began, its pauses and extra time, the red zone, the end.
